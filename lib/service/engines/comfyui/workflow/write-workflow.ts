import type { JsonObject } from '../../../../contract/model.ts';
import { editorWorkflowOf } from './file/editor-workflow.ts';
import type { WorkflowFile } from './read-workflow.ts';

/** The reverse of `readWorkflow`: a workflow as JSON, in the form of the body of a request to ComfyUI. */
export function writeWorkflow({ workflow, ...parts }: WorkflowFile): JsonObject {
  const editor = editorWorkflowOf(parts);
  return { prompt: workflow, ...(editor === null ? {} : { extra_data: { extra_pnginfo: { workflow: editor } } }) };
}
