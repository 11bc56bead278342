export { firstPersonId } from '../../contract/studio/first-person-id.ts';
