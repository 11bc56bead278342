import { shellMessages } from '@/components/shell/messages';
import { FineTunesScreen } from '@/components/fine-tunes/fine-tunes-screen';

export default function FineTunesPage() {
  return (
    <>
      <title>{`${shellMessages.fineTunes} · Easel`}</title>
      <FineTunesScreen />
    </>
  );
}
