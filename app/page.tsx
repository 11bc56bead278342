export default function CreatePage() {
  return <main className="grid h-full place-items-center bg-canvas">Create</main>;
}
