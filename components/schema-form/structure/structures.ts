// The structures contain each other, so they load together.
export { AlternativesBody } from './alternatives-body';
export { BranchBody } from './branch-body';
export { ListBody } from './list-body';
export { MapBody } from './map-body';
