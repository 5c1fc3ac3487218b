// The asynchronous boundary that Module Federation needs: shared modules are agreed upon before anything runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');

export {};
