import { trainingMessages } from './messages';

function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

/** The name of a script type. */
export function scriptTypeName(scriptType: string): string {
  return nameIn(trainingMessages.scriptTypes, scriptType);
}

/** The name of a column's role in the training. */
export function columnRoleName(role: string): string {
  return nameIn(trainingMessages.columnRoles, role);
}
