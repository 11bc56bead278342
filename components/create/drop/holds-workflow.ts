const mostBytes = 64 * 1024 * 1024;
const pieceBytes = 4 * 1024 * 1024;
/** As JSON, and as JSON within JSON. */
const nodeClass = /\\{0,8}"class_type\\{0,8}"\s{0,8}:/;
const overlapBytes = 64;

/**
 * Whether a file seems to hold a workflow that ComfyUI ran: JSON, or an image or video that ComfyUI saved. It writes
 * workflows uncompressed. The service has the final say.
 */
export async function holdsWorkflow(file: File): Promise<boolean> {
  if (!/^(?:image\/(?:png|webp)|video\/.+|application\/json)$/.test(file.type) || file.size > mostBytes) return false;
  for (let start = 0; start < file.size; start += pieceBytes) {
    const piece = await file.slice(start, start + pieceBytes + overlapBytes).arrayBuffer();
    if (nodeClass.test(new TextDecoder('latin1').decode(piece))) return true;
  }
  return false;
}
