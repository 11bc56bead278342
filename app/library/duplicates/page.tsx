import { duplicateMessages } from '@/components/library/duplicates/messages';
import { DuplicatesScreen } from '@/components/library/duplicates/duplicates-screen';

export default function DuplicatesPage() {
  return (
    <>
      <title>{`${duplicateMessages.title} · Easel`}</title>
      <DuplicatesScreen />
    </>
  );
}
