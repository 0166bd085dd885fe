/** Thrown if the server refuses the download. The message gives the reason. */
export class DownloadRefusal extends Error {}

const FAILED = "We couldn't get your data. Please try again.";

/** Downloads all data of the signed-in person as a file. */
export async function downloadData(password: string): Promise<void> {
  const response = await fetch('/api/user/data', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (!response.ok) throw new DownloadRefusal(await refusalOf(response));
  save(await response.blob(), fileNameOf(response));
}

async function refusalOf(response: Response): Promise<string> {
  const { message } = await response.json().catch(() => ({}));
  return typeof message === 'string' ? message : FAILED;
}

const fileNameOf = ({ headers }: Response) =>
  /filename="?([^";]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'my-data.zip';

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Waits, because the browser may still be reading the file from the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
