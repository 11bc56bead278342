const typing = [
  'textarea',
  'select',
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button], [type=submit], [type=reset], [type=image])',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=spinbutton]',
  // Letters find an entry in them, also while they are closed.
  '[role=combobox]',
  '[role=listbox]',
].join();

/** Whether letters that are typed on an element mean something to it: in text fields, selects and lists. Shortcuts leave them alone. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}
