import { focusPrompt } from '../request/focus-prompt';

/** About a second. */
const mostFrames = 60;

/**
 * Moves the focus to the prompt of the form that something was put into, once it is drawn. On a touch screen the keyboard
 * would cover the form, so nothing happens.
 *
 * @param model the model of the form
 * @param isReplaced whether the prompt is selected, because the next thing to type is another one
 * @returns whether the focus goes to the form
 */
export function goToPrompt(model: string, isReplaced: boolean): boolean {
  if (!window.matchMedia('(hover: hover)').matches) return false;
  let frames = 0;
  const look = () => {
    const shown = document.querySelector<HTMLElement>('[data-model]')?.dataset['model'];
    frames += 1;
    if (shown !== model && frames < mostFrames) requestAnimationFrame(look);
    if (shown !== model || !focusPrompt() || !isReplaced) return;
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.select();
  };
  requestAnimationFrame(look);
  return true;
}
