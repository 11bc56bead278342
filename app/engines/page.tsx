import { shellMessages } from '@/components/shell/messages';
import { EnginesScreen } from '@/components/engines/engines-screen';

export default function EnginesPage() {
  return (
    <>
      <title>{`${shellMessages.engines} · Easel`}</title>
      <EnginesScreen />
    </>
  );
}
