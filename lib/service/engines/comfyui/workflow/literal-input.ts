import type { MediaKind } from '../../../../contract/media-kind.ts';
import type { InputRole } from './find-roles.ts';
import type { PlanTarget, Scalar } from './plan.ts';

/** How an input would be shown if nobody chose. */
export interface Suggestion {
  show: boolean;
  /** Whether the form shows it at first, above the further settings. */
  basic: boolean;
  title: string;
  /**
   * The name of its parameter. Inputs with the same name are one field: all seeds, and texts that are equal and all part
   * of the prompt.
   */
  name: string;
}

/** A literal of a workflow, with what the engine says about it. */
export interface LiteralInput {
  node: string;
  /** The node's title in the editor, or the name of its class. */
  nodeTitle: string;
  /** Whether the author gave the node its title. */
  hasOwnTitle: boolean;
  classType: string;
  /** Whether the node leads to a result. */
  isUsed: boolean;
  input: string;
  kind: PlanTarget['kind'];
  /** The kind of file, for an input of kind `media`. */
  media: MediaKind | null;
  /** The only values that the engine accepts; null for any. */
  choices: Scalar[] | null;
  minimum: number | null;
  maximum: number | null;
  /** What values are multiples of. */
  step: number | null;
  isMultiline: boolean;
  isRequired: boolean;
  /** The literal itself. */
  default: Scalar;
  help: string | null;
  role: InputRole | null;
}

/** A literal with how it would be shown. */
export interface FoundInput extends LiteralInput {
  suggestion: Suggestion;
}
