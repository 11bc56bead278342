// Both are drawn at once: one request for their code is less than two, and so is its mention in what loads first.
export { ExampleThumbnail } from '@/components/models/card/example-thumbnail';
export { ModelFactsLine } from '@/components/models/card/model-facts-line';
