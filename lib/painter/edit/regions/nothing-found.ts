import { EaselError } from '../../../contract/error.ts';

/** The error for a prompt that names nothing in the image. */
export function nothingFound(prompt: string): EaselError {
  const words = prompt.length > 80 ? `${prompt.slice(0, 79)}…` : prompt;
  const message = `Nothing in the image matches “${words}”. Name a colour, the subject, the background, the sky or the text.`;
  return new EaselError('invalid_params', message, { fields: [{ pointer: '/prompt', message }] });
}
