import { formatWhen } from '@/lib/client/format';
import type { AuditEntry } from '@/lib/contract/studio/audit-actions';
import { formatter } from '@/lib/intl/formats';
import { describeBrowser } from '../account/describe-browser';
import { describeAccess, describeEntry } from './describe-entry';

const absolute = formatter((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'long' }));

/** An entry of the audit log. */
export function AuditRow({ entry, now }: { entry: AuditEntry; now: Date }) {
  const browser = entry.userAgent === '' ? '' : describeBrowser(entry.userAgent);
  const access = describeAccess(entry, browser);
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <p className="wrap-anywhere">{describeEntry(entry, now)}</p>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={entry.time} title={absolute().format(new Date(entry.time))}>
          {formatWhen(entry.time, now)}
        </time>
        {access !== '' && ` · ${access}`}
      </p>
    </li>
  );
}
