const scriptTypeNames: Record<string, string> = {
  text_generation: 'Text',
  text_chat_messages: 'Chat messages',
  image_generation: 'Text to image',
  image_editing: 'Image editing',
  multi_image_editing: 'Multi-image editing',
  image_to_text: 'Image to text',
  image_to_video: 'Image to video',
  text_to_video: 'Text to video',
};

/** The name of a script type. */
export function scriptTypeName(scriptType: string): string {
  return scriptTypeNames[scriptType] ?? scriptType;
}

const columnRoleNames: Record<string, string> = {
  text: 'Text',
  prompt: 'Prompt',
  completion: 'Answer',
  messages: 'Chat messages',
  image: 'Image',
  input_image: 'Input image',
  input_images: 'Input images',
  output_image: 'Output image',
  video: 'Video',
};

/** The name of a column's role in the training. */
export function columnRoleName(role: string): string {
  return columnRoleNames[role] ?? role;
}
