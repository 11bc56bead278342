// Stands for `node:stream/web` in browsers, which have its classes as globals: for the reader of CSV.
const { TransformStream: Transform, CountQueuingStrategy: Strategy } = globalThis;
export { Transform as TransformStream, Strategy as CountQueuingStrategy };
