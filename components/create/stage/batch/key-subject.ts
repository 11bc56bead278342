/**
 * The cells that keys and the bar of actions are about: the selected ones; without any the one under the pointer, if the
 * pointer was used last; else the one that has the focus.
 *
 * @param hovered null also once a key has moved the focus
 */
export function keySubject<Cell extends { key: string; media: unknown }>(
  cells: readonly Cell[],
  { selected, hovered, focused }: { selected: ReadonlySet<string>; hovered: string | null; focused: string },
): Cell[] {
  const chosen = cells.filter(({ key }) => selected.has(key));
  if (chosen.length > 0) return chosen;
  // A place without a result has nothing to act on; passing over it must not empty the bar.
  const pointed = cells.filter(({ key, media }) => key === hovered && media !== null);
  return pointed.length > 0 ? pointed : cells.filter(({ key }) => key === focused);
}

/** The cell that the details describe: the one that has the focus if it is of the subject, else the first of the subject. */
export function shownOf(subject: readonly { key: string }[], focused: string): string {
  return subject.find(({ key }) => key === focused)?.key ?? subject[0]?.key ?? focused;
}

/** The cell that a single other one is compared with: the one that has the focus. */
export function cellBeside<Cell extends { key: string }>(
  cells: readonly Cell[],
  subject: readonly Cell[],
  focused: string,
): Cell | null {
  const beside = cells.find(({ key }) => key === focused);
  return beside === undefined || subject.length !== 1 || subject.includes(beside) ? null : beside;
}
