import { appliedSetting } from './applied-setting';
import type { SettingLine } from '@/lib/client/jobs/read-request';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { itemWords } from './item-words';

/** What was asked for, and beside it what the file itself tells of it. */
export function SettingsTable({ settings, media }: { settings: SettingLine[]; media: StudioMedia }) {
  if (settings.length === 0) return null;
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1.5 text-left align-top">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="w-26 pr-2 font-normal">
            {itemWords.setting}
          </th>
          <th scope="col" className="pr-2 font-normal">
            {itemWords.requested}
          </th>
          <th scope="col" className="font-normal">
            {itemWords.applied}
          </th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ name, label, value }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="pr-2 font-normal wrap-anywhere text-muted">
              {label}
            </th>
            <td className="pr-2 wrap-anywhere">{value}</td>
            <td className="wrap-anywhere">
              {appliedSetting(name, media) ?? (
                <span title={itemWords.notTold} className="text-faint">
                  <span aria-hidden>–</span>
                  <span className="sr-only">{itemWords.notTold}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
