/**
 * The same work with its last answer at hand: for what is asked of record after record, and seldom answered otherwise.
 * The question is the same where it is the same value or the same object; the answer is shared by all who asked.
 */
export function rememberLast<Asked, Answer>(work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (asked) => {
    if (!last || last.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
