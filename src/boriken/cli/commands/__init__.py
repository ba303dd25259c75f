"""The commands, a module for each group of them: the modules beside this folder do the work."""
