/**
 * Kills its own process at one statement of the database. Preloaded with `node --import`. The variable `FORGE_KILL_AT` contains
 * when counting starts, whether the statement is sent, and which one it is: `start:before:12`, or `signal:after:3`, which
 * counts from the signal SIGUSR2.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { intercept } from './intercept.ts'

const [from, moment, number] = (process.env['FORGE_KILL_AT'] ?? '').split(':')
let left = from === 'start' ? Number(number) : 0
process.on('SIGUSR2', () => {
  left = Number(number)
})

/** Counts calls of a method that sends a statement. */
function count(prototype: object, name: string): void {
  intercept(prototype, name, (_self, given, run) => {
    const isLast = left > 0 && --left === 0
    if (isLast && moment === 'before') process.kill(process.pid, 'SIGKILL')
    const result = run(...given)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return result
  })
}

count(StatementSync.prototype, 'run')
count(StatementSync.prototype, 'all')
count(DatabaseSync.prototype, 'exec')
count(Client.prototype, 'query')
