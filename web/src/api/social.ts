// Requests about the social actions at a table.
import { ask } from './http'
import type { TableData } from './types'

/** Another game with the same people and settings: the same one for all who ask. */
export const rematch = (table: string) => ask<TableData>('POST', `api/tables/${table}/rematch`)
