const scriptTypeNames: Record<string, string> = {
  text_generation: 'Text',
  text_chat_messages: 'Chat messages',
  image_generation: 'Pictures from words',
  image_editing: 'Picture editing',
  multi_image_editing: 'Editing of several pictures',
  image_to_text: 'Words about pictures',
  image_to_video: 'Films from pictures',
  text_to_video: 'Films from words',
};

/** The name of a script type. */
export function scriptTypeName(scriptType: string): string {
  return scriptTypeNames[scriptType] ?? scriptType;
}

/** The script types of the API, for a service that does not list them. */
export const scriptTypeIds: readonly string[] = Object.keys(scriptTypeNames);

const columnRoleNames: Record<string, string> = {
  text: 'Text',
  prompt: 'Prompt',
  completion: 'Answer',
  messages: 'Chat messages',
  image: 'Picture',
  input_image: 'Picture before',
  input_images: 'Pictures before',
  output_image: 'Picture after',
  video: 'Film',
};

/** The name of a column's role in the training. */
export function columnRoleName(role: string): string {
  return columnRoleNames[role] ?? role;
}
