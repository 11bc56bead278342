'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { PageSection } from '@/components/ui/page';
import { hasPermission } from '@/lib/contract/studio/permissions';
import { meOptions } from '../api';
import { auditMessages } from './messages';

const AuditLog = latePart(async () => (await import('./audit-log')).AuditLog);

/** The section of Settings about the audit log, for administrators. */
export function AuditSection() {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { data: me } = useQuery(meOptions());
  if (me === undefined || !hasPermission(me.person.role, 'administer')) return null;
  return (
    <PageSection title={auditMessages.title}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[60ch] text-muted">{auditMessages.lead}</p>
        <Button
          aria-expanded={isShown}
          aria-controls={id}
          className="self-start max-desk:h-11"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? auditMessages.hide : auditMessages.show}
        </Button>
        <div id={id} className="empty:hidden">
          {isShown && <AuditLog />}
        </div>
      </div>
    </PageSection>
  );
}
