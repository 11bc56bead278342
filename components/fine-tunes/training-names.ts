const names: Record<string, string> = {
  text_generation: 'Text',
  text_chat_messages: 'Chat messages',
  image_generation: 'Pictures from words',
  image_editing: 'Picture editing',
  multi_image_editing: 'Editing of several pictures',
  image_to_text: 'Words about pictures',
  image_to_video: 'Films from pictures',
  text_to_video: 'Films from words',
};

/** What a script type trains, in plain words. */
export function scriptName(scriptType: string): string {
  return names[scriptType] ?? scriptType;
}

/** The script types of the API, for a service that does not list them. */
export const scriptIds: readonly string[] = Object.keys(names);
