/** Moves the focus to the prompt of the form, at the end of its text. Returns whether the form has a prompt. */
export function focusPrompt(): boolean {
  const control = document.querySelector<HTMLTextAreaElement>('[data-model] textarea[data-prompt]');
  if (control === null) return false;
  control.focus();
  control.setSelectionRange(control.value.length, control.value.length);
  return true;
}
