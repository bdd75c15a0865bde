/**
 * Remembers the last result of a function, for repeated calls with the same argument (compared by identity). All
 * callers share the result.
 */
export function rememberLast<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { argument: Argument; result: Result } | undefined;
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: work(argument) };
    return last.result;
  };
}
