import { createSchemaUtils } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { createValidator } from './validator.ts';

const validator = createValidator();

describe('createValidator', () => {
  it('returns errors in the format of rjsf', () => {
    const schema = {
      type: 'object',
      required: ['name'],
      properties: { age: { type: 'integer', minimum: 18 } },
    } as const;
    const { errors, errorSchema } = validator.validateFormData({ age: 3 }, { ...schema, required: ['name'] });
    expect(errors.map(({ property, name }) => [property, name])).toEqual([
      ['.name', 'required'],
      ['.age', 'minimum'],
    ]);
    expect(errorSchema).toEqual({ name: { __errors: ['Fill this in.'] }, age: { __errors: ['At least 18.'] } });
  });

  it('reads the keyword where the check found it: behind references, and in the checkable schema', () => {
    const { errors } = validator.validateFormData(
      { age: 3, size: 1 },
      {
        definitions: { Age: { type: 'integer', minimum: 18 } },
        properties: {
          age: { $ref: '#/definitions/Age' },
          size: { type: ['integer', 'null'], nullable: true, minimum: 4 } as object,
        },
      },
    );
    expect(errors.map(({ message }) => message)).toEqual(['At least 18.', 'At least 4.']);
  });

  it('adds errors of the form’s own check, and applies a transformation of errors', () => {
    const { errorSchema } = validator.validateFormData(
      { a: 'x' },
      { type: 'object', properties: { a: { type: 'integer' } } },
      (_data, handler) => {
        handler.addError('of the whole');
        return handler;
      },
      (errors) => errors.map((error) => ({ ...error, message: 'other words' })),
    );
    expect(errorSchema).toEqual({ __errors: ['of the whole'], a: { __errors: ['other words'] } });
  });

  it('reports whether an alternative fits, with references into the whole schema', () => {
    const root = { definitions: { Short: { type: 'string' as const, maxLength: 2 } } };
    expect(validator.isValid({ $ref: '#/definitions/Short' }, 'ab', root)).toBe(true);
    expect(validator.isValid({ $ref: '#/definitions/Short' }, 'abc', root)).toBe(false);
    expect(validator.isValid({ $ref: '#/definitions/Long' }, 'abc', root)).toBe(false);
  });

  it('reports schemas that it can’t read', () => {
    expect(validator.rawValidation({ $ref: '#/nowhere' }, 1).validationError).toBeInstanceOf(Error);
    expect(validator.rawValidation({ type: 'string' }, 'x')).toEqual({ errors: [] });
  });

  it('works with rjsf’s own helpers', () => {
    const schema = {
      oneOf: [
        { type: 'object' as const, properties: { kind: { const: 'a' } } },
        { type: 'object' as const, properties: { kind: { const: 'b' } } },
      ],
    };
    const utils = createSchemaUtils(validator, schema);
    expect(utils.getClosestMatchingOption({ kind: 'b' }, schema.oneOf)).toBe(1);
  });
});
