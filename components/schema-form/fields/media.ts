import type { MediaField } from '@/lib/schema-form/form-field';
import { MediaWidget } from '../media/media-widget';
import type { FieldDefinition } from './field-definition';

export const mediaField: FieldDefinition<MediaField> = { Control: MediaWidget, takesLabel: () => false };
