/** The title of the page with the number of jobs under way in front; without one when there are none. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
}
