import type { RefObject } from 'react';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import type { Intent } from '@/lib/client/models/intents';
import type { SendTarget } from '@/lib/client/models/send-targets';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { Drafts } from '../drafts/use-drafts';
import type { Task } from '../drafts/use-task';
import type { FormHistoryControls } from '../history/use-form-history';
import type { RemixControls } from '../remix/use-remix';
import type * as formLogic from './form-logic';
import type { CurrentModel } from './use-model';
import type { PendingSubmission } from './use-submissions';

/** The functions of the form that load late. */
export type FormLogic = typeof formLogic;

/** The form of the current model. `setValues` writes without a step of the history. */
export interface FormState extends Drafts {
  model: CurrentModel;
  history: FormHistoryControls;
  task: Task;
  /** Applies an edit of a field, as a step of the history. */
  change: (values: JsonObject) => void;
}

/** The message beside the send button: why nothing was sent, or what it waits for. */
export interface SendMessage {
  tone: 'plain' | 'bad';
  text: string;
}

/** Sending what is in the form. */
export interface SendControls {
  /** The element that contains the form. */
  form: RefObject<HTMLDivElement | null>;
  message: SendMessage | null;
  showMessage: (message: SendMessage | null) => void;
  /** Whether the form marks every invalid field, not only those that were visited. */
  showAllIssues: boolean;
  /** How many generations one press creates: one where all would be the same. */
  variants: number;
  /** Whether several generations may differ. */
  canVary: boolean;
  setVariants: (count: number) => void;
  /** How many files are being uploaded, and how many uploads failed. */
  uploads: OpenUploads;
  setUploads: (uploads: OpenUploads) => void;
  /** Blocks sending, with the reason; null unblocks it. */
  block: (reason: string | null) => void;
  /** Submissions that the studio has not answered yet. */
  pending: PendingSubmission[];
  /** Sends the form, or says why it can't. */
  send: () => void;
  /** Passes the body that `send` would send to a handler instead; null ends that. */
  intercept: (handler: ((body: JsonObject) => void) | null) => void;
  /**
   * Sends a request that is not in the form. Returns false for a repetition of the last press, which sends nothing.
   *
   * @param draw returns the body to send, where random values such as a seed are drawn for it
   */
  submit: (written: JsonObject, draw?: () => JsonObject) => boolean;
  /** Sends several requests that are not in the form as one batch. */
  submitBatch: (written: JsonObject, draw: () => readonly JsonObject[]) => void;
  /** Call it at each edit: clears the message, and cancels a press that waits for checks of the earlier values. */
  noteEdit: () => void;
  /** Clears the message, the marks and any pending press. */
  clearSend: () => void;
}

/** Filling the form from elsewhere: each is one step of the history. */
export interface FillControls {
  chooseModel: (id: string) => void;
  /** Uses a model of a task: the current one if it has that task. */
  chooseIntent: (intent: Intent) => void;
  /** Replaces the values of a model's form, null for its defaults, and shows a toast that offers to undo it. */
  replace: (model: string, values: JsonObject | null, notice: string) => void;
  /** Resets the form to its defaults. */
  reset: (notice: string) => void;
  /** Puts the request of a job into the form, with the errors that the service reported about it. */
  edit: (job: StudioJob) => Promise<void>;
  /** Puts the settings of a job into the form, with its seed locked. */
  applySettings: (job: StudioJob) => Promise<void>;
  /** Locks a seed in the form of the model that drew it. */
  lockSeed: (model: string, seed: string) => Promise<void>;
  /** Puts a file into a field of a model. */
  putMedia: (use: SendTarget, addresses: readonly string[]) => void;
  remixing: RemixControls;
}

/** The request in the form, and its actions. */
export interface RequestState extends FormState, SendControls, FillControls {
  /** Shows the batch of a press, unless the person chose something after it. */
  showPress: (pressedAt: number) => void;
}
