// What a person does on a page: a refusal is shown, and a person without a name is asked for one first.
import { Refusal } from '../../api/http'

type What = () => Promise<unknown>
const NOBODY = 401

export class Deeds {
  error = $state('')
  /** What waits for a name. */
  waiting = $state.raw<What | null>(null)

  run = async (what: What) => {
    this.error = ''
    try {
      await what()
    } catch (e) {
      if (e instanceof Refusal && e.status === NOBODY) this.waiting = what
      else this.error = (e as Error).message
    }
  }
}
