import type { FieldFault } from '../../contract/error.ts';
import { pointerSteps } from '../json-pointer.ts';

/** A fault in words of its own, led by the name of its field: for where the field itself is not shown. */
export function namedFault(fault: FieldFault): string {
  const name = pointerSteps(fault.pointer).join(' › ');
  return name === '' ? fault.message : `${name}: ${fault.message}`;
}
