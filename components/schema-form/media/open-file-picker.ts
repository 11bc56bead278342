import type { MediaField } from '@/lib/schema-form/form-field';

/** Opens the browser's file picker for the kinds that a field accepts. Must be called from a user gesture. */
export function openFilePicker(field: MediaField, onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = field.isMany;
  input.accept = field.media === null ? 'image/*,video/*,audio/*' : `${field.media}/*`;
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}
