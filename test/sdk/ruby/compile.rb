# frozen_string_literal: true

# Compiles every generated file and the scenario, with all of Ruby's warnings.

Dir["#{__dir__}/boards-api/lib/**/*.rb", "#{__dir__}/scenario.rb"].sort.each do |file|
  RubyVM::InstructionSequence.compile_file(file)
end
