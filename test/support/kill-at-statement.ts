/**
 * Kills its own process at one statement of the database. Preloaded with `node --import`. The variable `FORGE_KILL_AT` says
 * when counting starts, whether the statement is sent, and which one it is: `start:before:12`, or `signal:after:3`, which
 * counts from the signal SIGUSR2.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'

const [from, moment, number] = (process.env['FORGE_KILL_AT'] ?? '').split(':')
let left = from === 'start' ? Number(number) : 0
process.on('SIGUSR2', () => {
  left = Number(number)
})

/** Counts calls of a method that sends a statement. */
function counted<Method extends (...given: never) => unknown>(method: Method): Method {
  return new Proxy(method, {
    apply(target, self: unknown, given) {
      const isLast = left > 0 && --left === 0
      if (isLast && moment === 'before') process.kill(process.pid, 'SIGKILL')
      const result: unknown = Reflect.apply(target, self, given)
      if (isLast) process.kill(process.pid, 'SIGKILL')
      return result
    },
  })
}

const statement = StatementSync.prototype
statement.run = counted(statement.run)
statement.all = counted(statement.all)
DatabaseSync.prototype.exec = counted(DatabaseSync.prototype.exec)
pg.Client.prototype.query = counted(pg.Client.prototype.query)
