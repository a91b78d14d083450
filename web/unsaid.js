// Finds messages that nobody says: `npm run check`, after svelte-check has written what it makes of the components.
// A message that the server does not say (`ClientOnly`, from the declarations in Python) has to be said here: by
// its key, by a template whose type has it among its values, or by a template that ends with a name of the game.
import { relative } from 'node:path'
import process from 'node:process'
import ts from 'typescript'

const OVERLAY = '.svelte-check/tsconfig.json'
const SHARED = 'text'

const config = ts.getParsedCommandLineOfConfigFile(
  OVERLAY,
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
)
const program = ts.createProgram(config.fileNames, config.options)
const checker = program.getTypeChecker()

function onUnRecoverableConfigFileDiagnostic({ messageText }) {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** The room of a source file: a game, or what all games share; null: it says nothing. */
function roomOf(file) {
  const path = relative('.', file).replace('.svelte-check/svelte/', '')
  if (!path.startsWith('src/') || /(generated|api\/types|\.test)\.ts$/.test(path)) return null
  return /^src\/boards\/([a-z]+)\//.exec(path)?.[1] ?? SHARED
}

/** The values of a template, if its type knows them all. */
function valuesOf(node) {
  const type = checker.getTypeAtLocation(node)
  const types = type.isUnion() ? type.types : [type]
  return types.every((each) => each.isStringLiteral()) ? types.map((each) => each.value) : null
}

/** What a file says: whole keys, and beginnings of keys. */
function gather(node, said) {
  if (ts.isStringLiteralLike(node)) said.keys.add(node.text.split('.')[0])
  else if (ts.isTemplateExpression(node)) {
    const values = valuesOf(node)
    if (values) for (const value of values) said.keys.add(value.split('.')[0])
    else said.heads.add(node.head.text)
  }
  ts.forEachChild(node, (child) => gather(child, said))
}

/** The messages of a room that the client has to say, each with how its key may begin. */
function clientOnly(file) {
  const found = new Map()
  const type = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .find((each) => each.name === 'ClientOnly')
  for (const property of checker.getDeclaredTypeOfSymbol(type).getProperties()) {
    const heads = checker.getTypeOfSymbol(property)
    const types = heads.isUnion() ? heads.types : [heads]
    found.set(
      property.name,
      types.filter((each) => each.isStringLiteral()).map((each) => each.value),
    )
  }
  return found
}

const rooms = new Map()
for (const file of program.getSourceFiles()) {
  const room = roomOf(file.fileName)
  if (!room) continue
  if (!rooms.has(room)) rooms.set(room, { keys: new Set(), heads: new Set() })
  gather(file, rooms.get(room))
}

const unsaid = []
for (const file of program.getSourceFiles()) {
  const game = /src\/(?:boards\/)?([a-z]+)\/generated\.ts$/.exec(file.fileName)?.[1]
  if (!game || !rooms.has(game)) continue
  const speakers = game === SHARED ? [...rooms.values()] : [rooms.get(game), rooms.get(SHARED)]
  for (const [key, heads] of clientOnly(file))
    if (!speakers.some((each) => each.keys.has(key) || heads.some((head) => each.heads.has(head))))
      unsaid.push(`${game}: ${key}`)
}
if (unsaid.length) {
  process.stderr.write(`Messages that nobody says:\n${unsaid.join('\n')}\n`)
  process.exitCode = 1
}
