import { UsageScreen } from '@/components/settings/usage/usage-screen';
import { usageMessages } from '@/components/settings/usage/messages';

export default function UsagePage() {
  return (
    <>
      <title>{`${usageMessages.title} · Easel`}</title>
      <UsageScreen />
    </>
  );
}
