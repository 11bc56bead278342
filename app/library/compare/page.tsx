import { libraryMessages } from '@/components/library/messages';
import { CompareScreen } from '@/components/library/compare/compare-screen';

export default function ComparePage() {
  return (
    <>
      <title>{`${libraryMessages.compare.title} · Easel`}</title>
      <CompareScreen />
    </>
  );
}
