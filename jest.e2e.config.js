// `npm run test:e2e [-- <path>]`: the e2e suites, or those of them that are named.
module.exports = { ...require('./jest.config'), roots: ['<rootDir>/test/e2e'] };
