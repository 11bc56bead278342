/** Elements that take the space bar themselves, and dialogs over the screen. */
const ownSpace =
  'input:not([type=range]), textarea, select, button, a, summary, [contenteditable], [role=radio], [role=option], [role=combobox], [data-slot=modal], [data-slot=popover]';

/** Whether a key press plays or pauses the storyboard: Space, outside of controls that use it. */
export function isPlayKey(event: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'repeat'>): boolean {
  if (event.key !== ' ' || event.defaultPrevented || event.repeat) return false;
  const isCard = event.target instanceof Element && event.target.closest('[data-shot]') !== null;
  const isOwn = event.target instanceof Element && event.target.closest(ownSpace) !== null;
  const hasDialog = document.querySelector('[data-slot=modal]') !== null;
  return (isCard || !isOwn) && !hasDialog;
}
