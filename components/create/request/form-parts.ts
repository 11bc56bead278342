// Everything of the form in one chunk, loaded beside the first paint. These modules import the interfaces of
// `request-state.ts`, never the hooks or components that load this chunk.
export * from './form-logic';
export { CreateCommands } from './create-commands';
export { FormNotes } from './form-notes';
export { FormTools } from './form-tools';
export { GuardedForm } from './guarded-form';
export { LinkedRequestWatch } from '../linked-request-watch';
export { RecipeWatch } from '../recipes/recipe-watch';
export { RequestTools } from './request-tools';
export { SendingTile } from './sending-tile';
export { SendNotice } from './send-notice';
export { RequestEstimate } from '../price/request-estimate';
export { Splitter } from '../panes/splitter';
