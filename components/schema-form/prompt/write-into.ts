/** Writes into a text control as if it were typed there, so that the browser's own undo takes it back. */
export function writeInto(control: HTMLTextAreaElement, start: number, end: number, text: string): void {
  control.focus();
  control.setSelectionRange(start, end);
  // The only way into a control's undo history: https://developer.mozilla.org/docs/Web/API/Document/execCommand
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, start, end, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
