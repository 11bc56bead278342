import { CompareScreen } from '@/components/library/compare/compare-screen';

export default function ComparePage() {
  return (
    <>
      <title>Compare · Easel</title>
      <CompareScreen />
    </>
  );
}
