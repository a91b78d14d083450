// The client's lint rules: strict TypeScript, Svelte's own findings, and no game outside its folder.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/', 'src/api/types.ts', 'src/**/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // strict indexing makes it the way to say "it is there"
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-navigation-without-resolve': 'off', // that is about another router
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check reports them
      'svelte/no-useless-mustaches': 'off', // they keep a space where a line is broken
      'svelte/prefer-svelte-reactivity': 'off', // maps and dates here are replaced, never changed
    },
  },
)
