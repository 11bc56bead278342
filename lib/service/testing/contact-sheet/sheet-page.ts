/** A result as the page shows it. */
export interface PageEntry {
  label: string;
  file: string;
  contentType: string;
  prompt: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ label, file, contentType, prompt }: PageEntry): string {
  const medium = contentType.startsWith('video/')
    ? `<video src="${file}" controls loop muted></video>`
    : `<a href="${file}"><img src="${file}" alt="${escape(prompt)}" loading="lazy"></a>`;
  return `<figure>${medium}<figcaption><b>${escape(label)}</b><br>${escape(prompt)}</figcaption></figure>`;
}

/** The sheet as an HTML page that links the files beside it. */
export function sheetPage(entries: PageEntry[], failures: string[]): string {
  const failed = failures.length === 0 ? '' : `<ul>${failures.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 24px; background: #1b1b1b; color: #ddd; font: 14px/1.45 system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 24px; }
  figure { margin: 0; }
  img, video { width: 100%; border-radius: 8px; background: repeating-conic-gradient(#ddd 0 25%, #bbb 0 50%) 0 0 / 24px 24px; }
</style>
<h1>Contact sheet</h1>
${failed}
<main>
${entries.map(figure).join('\n')}
</main>
</html>
`;
}
