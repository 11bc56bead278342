const names: Record<string, string> = {
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

/** What a column is to the training script, in a word or two. */
export function roleName(role: string): string {
  return names[role] ?? role;
}
