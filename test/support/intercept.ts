/** Changes a method for all objects of a class. */

/** Calls the method as it was, with these arguments. */
export type Run = (...given: unknown[]) => unknown

/** Replaces a method; `around` gets the object, the arguments and the method as it was. */
export function intercept(
  prototype: object,
  name: string,
  around: (self: unknown, given: readonly unknown[], run: Run) => unknown,
): void {
  const method: unknown = Reflect.get(prototype, name)
  if (typeof method !== 'function') throw new TypeError(`There is no method ${name}`)
  Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]): unknown {
    return around(this, given, (...args) => Reflect.apply(method, this, args))
  })
}
