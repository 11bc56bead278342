import { EaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { findNamedModel } from '../../models/registry.ts';
import { enqueueGenerations, type Submission } from '../../queue/enqueue-generations.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import { storeInlineInputs, type InputTools } from '../../storage/store-inline-inputs.ts';
import { describeModel, type DescribedModel } from '../describe-model.ts';
import { storeTriedModel } from '../engine-store.ts';
import { ownNameTaken } from './check-free-id.ts';
import { examineWorkflow, type AskedSettings } from './examine-workflow.ts';
import { suggestNames, type AdminTools, type WorkflowRequest } from './inspect-workflow.ts';
import { readConfiguration } from './read-configuration.ts';
import { readSource } from './read-source.ts';
import { withComfyUi } from './with-comfy-ui.ts';

/**
 * The model that a workflow would be, for trying it once.
 *
 * @throws EaselError as `inspectWorkflow`; `invalid_params`, too, when the engine can't run it
 */
export async function describeTry(tools: AdminTools, request: WorkflowRequest): Promise<DescribedModel> {
  const { configuration } = await readConfiguration(tools.engines);
  return withComfyUi(configuration, request.engine, request.signal, async (engine) => {
    const source = await readSource(engine, configuration, request.source);
    const suggested = await suggestNames(tools.database, configuration, source);
    const asked: AskedSettings = { ...suggested, fields: {}, ...request.settings };
    // It would be bound to that model's form.
    if (findNamedModel(asked.id) !== null) throw ownNameTaken(asked.id);
    const examined = await examineWorkflow(engine, source, asked, tools.workFolder);
    if (examined.issues.length > 0) throw invalidParameters(examined.issues);
    if (examined.missing.length > 0) throw new EaselError('invalid_params', examined.missing.join(' '));
    const { kind = 'comfyui', paid: isPaid = false } = configuration.engines[engine.id] ?? {};
    return describeModel({ name: engine.id, title: engine.name, kind, isPaid }, examined.model, examined.settings);
  });
}

/**
 * Enqueues one generation of a model that is not in the catalogue. Its version is removed like others that no
 * unfinished generation needs.
 *
 * @param submission of the model's definition
 * @returns the generation's id
 */
export async function enqueueTry(
  tools: InputTools & { database: Database; queue: JobQueue },
  model: DescribedModel,
  submission: Submission,
): Promise<string> {
  const storedParameters = await storeInlineInputs(tools, submission.model, submission.parameters);
  return tools.database.transaction(async (transaction) => {
    await storeTriedModel(transaction, model);
    const [made] = await enqueueGenerations(transaction, tools.queue, submission, storedParameters);
    if (made === undefined) throw new Error('a generation was not enqueued');
    return made.id;
  });
}
