import { fileFilterSchema } from '../../fine-tunes/files/repository-files.ts';
import { logFilterSchema } from '../../fine-tunes/fine-tune-logs.ts';
import { fineTuneFilterSchema } from '../../fine-tunes/fine-tune-store.ts';
import { bodyErrors, json, type Operation } from './operation.ts';

const repository = '/api/repos/{namespace}/{repo_name}';
const tune = `${repository}/fine_tunes/{id}`;
const file = `${repository}/file/{branch}/{path}`;

/** Endpoints of repositories: fine-tunes and files. */
export const repositoryOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/ai/fine_tunes/options',
    summary: 'Read what fine-tunes can be made with',
    tag: 'Fine-tunes',
    answer: json('FineTuneOptions'),
    errors: [],
  },
  {
    method: 'post',
    path: `${repository}/fine_tunes`,
    summary: 'Make a fine-tune',
    tag: 'Fine-tunes',
    body: 'CreateFineTune',
    answer: { status: 201, schema: 'FineTuneResponse' },
    errors: bodyErrors,
  },
  {
    method: 'get',
    path: `${repository}/fine_tunes`,
    summary: 'List a repository’s fine-tunes',
    tag: 'Fine-tunes',
    query: fineTuneFilterSchema,
    answer: json('FineTuneList'),
    errors: [400],
  },
  {
    method: 'get',
    path: tune,
    summary: 'Read one fine-tune',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404],
  },
  {
    method: 'patch',
    path: tune,
    summary: 'Change a fine-tune',
    tag: 'Fine-tunes',
    body: 'PatchFineTune',
    answer: json('FineTuneResponse'),
    errors: [...bodyErrors, 404, 409],
  },
  {
    method: 'delete',
    path: tune,
    summary: 'Delete a fine-tune',
    tag: 'Fine-tunes',
    answer: json('Deleted'),
    errors: [400, 404],
  },
  {
    method: 'get',
    path: `${tune}/logs`,
    summary: 'Read a fine-tune’s log',
    tag: 'Fine-tunes',
    query: logFilterSchema,
    answer: json('FineTuneLogs'),
    errors: [400, 404],
  },
  {
    method: 'post',
    path: `${tune}/tokenize`,
    summary: 'Tokenize the dataset of a created fine-tune',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404, 409],
  },
  {
    method: 'post',
    path: `${tune}/actions/run`,
    summary: 'Train a created or tokenized fine-tune, where a trainer is registered',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404, 409, 501],
  },
  {
    method: 'post',
    path: `${tune}/actions/stop`,
    summary: 'Stop what runs for a fine-tune',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404, 409],
  },
  {
    method: 'put',
    path: file,
    summary: 'Put a file into a repository',
    tag: 'Files',
    body: 'file',
    answer: json('FileResponse'),
    errors: bodyErrors,
  },
  {
    method: 'get',
    path: file,
    summary: 'Read a file of a repository, or a part of it',
    tag: 'Files',
    answer: { status: 200, contentType: 'application/octet-stream' },
    errors: [400, 404, 416],
  },
  {
    method: 'delete',
    path: file,
    summary: 'Take a file out of a repository',
    tag: 'Files',
    answer: json('Deleted'),
    errors: [400, 404],
  },
  {
    method: 'get',
    path: `${repository}/files/{branch}`,
    summary: 'List a branch’s files',
    tag: 'Files',
    query: fileFilterSchema,
    answer: json('FileList'),
    errors: [400],
  },
  {
    method: 'get',
    path: `${repository}/dataset/{branch}/{path}`,
    summary: 'Look at a dataset’s columns, and what they suit',
    tag: 'Files',
    answer: json('Dataset'),
    errors: [400, 404, 415],
  },
];
