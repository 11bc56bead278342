import { bodyErrors, json, type Operation } from './operation.ts';

const engine = '/api/ai/engines/{engine}';
const model = `${engine}/models/{engine_model}`;
/** The errors of a request that only some keys may send, about an engine that may not answer. */
const adminErrors = [400, 403, 404, 409];

/** Endpoints of engines. All but the list and the check are for the keys of `SERVICE_ADMIN_KEYS`. */
export const engineOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/ai/engines',
    summary: 'List the engines with their state and models',
    tag: 'Engines',
    answer: json('EngineList'),
    errors: [],
  },
  {
    method: 'post',
    path: '/api/ai/engines',
    summary: 'Connect a ComfyUI server',
    tag: 'Engines',
    body: 'NewConnection',
    answer: json('Connection'),
    errors: [...new Set([...bodyErrors, 403, 409])],
  },
  {
    method: 'post',
    path: '/api/ai/engines/test',
    summary: 'Ask what answers at an address, without connecting it',
    tag: 'Engines',
    body: 'NewConnection',
    answer: json('ConnectionTest'),
    errors: [...new Set([...bodyErrors, 403])],
  },
  {
    method: 'delete',
    path: engine,
    summary: 'Remove a ComfyUI server that was connected by this API, with its models',
    tag: 'Engines',
    answer: json('Success'),
    errors: [403, 404, 409],
  },
  {
    method: 'post',
    path: `${engine}/check`,
    summary: 'Ask an engine now whether it answers',
    tag: 'Engines',
    answer: json('Success'),
    errors: [404],
  },
  {
    method: 'post',
    path: `${engine}/inspect`,
    summary: 'Read a workflow and show the form that it gives',
    tag: 'Engines',
    body: 'WorkflowForm',
    answer: json('WorkflowInspection'),
    errors: [...new Set([...bodyErrors, ...adminErrors])],
  },
  {
    method: 'get',
    path: `${engine}/runs`,
    summary: 'List the runs that an engine remembers',
    tag: 'Engines',
    answer: json('EngineRunList'),
    errors: adminErrors,
  },
  {
    method: 'post',
    path: `${engine}/try`,
    summary: 'Run a workflow once with these values',
    tag: 'Engines',
    body: 'TryForm',
    answer: json('WorkflowTry'),
    errors: [...new Set([...bodyErrors, ...adminErrors])],
  },
  {
    method: 'get',
    path: model,
    summary: 'Get a model of an engine for changing it',
    tag: 'Engines',
    answer: json('EngineModel'),
    errors: adminErrors,
  },
  {
    method: 'put',
    path: model,
    summary: 'Add a model to an engine, or change it',
    tag: 'Engines',
    body: 'WorkflowForm',
    answer: json('EngineModelState'),
    errors: [...new Set([...bodyErrors, ...adminErrors])],
  },
  {
    method: 'delete',
    path: model,
    summary: 'Remove a model from an engine',
    tag: 'Engines',
    answer: json('EngineModelRemoved'),
    errors: [403, 404, 409],
  },
];
