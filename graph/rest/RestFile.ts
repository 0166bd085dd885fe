/** An answer that is not JSON but a file: a table, a document. */
export class RestFile {
  type: string;
  name: string;
  body: string | Buffer;

  constructor(type: string, name: string, body: string | Buffer) {
    this.type = type;
    this.name = name;
    this.body = body;
  }
}
