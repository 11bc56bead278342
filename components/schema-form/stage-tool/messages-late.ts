import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the tools on the stage. */
export const stageToolMessages = defineMessages('stageTool', {
  tools: 'Tools',
  addPicture: 'Add the image first.',
  pictureUploading: 'The image is still uploading.',
  pictureElsewhere: 'This works with files and images of the library, not with addresses of other sites.',
  pictureUnreadable: 'This browser can’t show the image.',
  cancel: 'Cancel',
  cancelHint: 'Close and restore what was there before',
  done: 'Done',
  zoom: 'Zoom',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (-)',
  fit: 'Fit',
  fitHint: 'Fit to window (0)',
  zoomedTo: 'Shown at {zoom, number, percent}',
  percent: '{zoom, number, percent}',
});
