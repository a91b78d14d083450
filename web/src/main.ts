import './looks/fonts.css'
import './looks/tokens.css'
import './looks/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { carried } from './table/carried'
import { settings } from './table/settings.svelte'
import { language } from './text/language.svelte'

settings.begin()
// where the catalogs cannot be had, the page shows the keys of its messages
void language
  .begin()
  .catch(() => null)
  .then(() => carried.begin())
  .then(() => mount(App, { target: document.getElementById('app')! }))
