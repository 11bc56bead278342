import type { ComboboxOption } from '@/components/ui/combobox';
import type { SettingNames } from './setting-names';

/** The settings to choose from, by what forms call them; those of one name also say what requests call them. */
export function settingChoices(names: readonly string[], nameOf: SettingNames): ComboboxOption[] {
  const options = [...new Set(names)].map((value) => ({ value, label: nameOf(value) }));
  const labels = Map.groupBy(options, ({ label }) => label.toLowerCase());
  return options.map((option) => {
    const isAlone = labels.get(option.label.toLowerCase())?.length === 1;
    return isAlone ? option : { ...option, detail: option.value };
  });
}

/** The name in requests of a setting that was typed, as forms or as requests call it; a name that nobody knows stays. */
export function settingCalled(choices: readonly ComboboxOption[], typed: string): string {
  const text = typed.trim();
  const isCalled = ({ label }: ComboboxOption) => label.toLowerCase() === text.toLowerCase();
  return (choices.find(({ value }) => value === text) ?? choices.find(isCalled))?.value ?? text;
}
